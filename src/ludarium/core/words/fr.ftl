### Ce que tous les titres partagent : pourquoi une réponse n’a pas été prise.

refused-too-late = Le temps était écoulé avant cette réponse.
refused-too-early = Les dés roulent encore.
refused-paused = La manche est en pause.
refused-not-paused = Rien n’est en pause.
refused-pause = Cette partie a été préparée sans pauses.
refused-nothing-runs = Aucun chronomètre ne tourne.
refused-over = La partie est finie.
refused-undo-clock = On ne revient pas en arrière pendant que le chronomètre tourne.
refused-undo-nothing = Il n’y a rien à reprendre.
refused-no-such-line = Le journal n’a pas cette ligne.
refused-other-version = Cette partie a été jouée avec la version { $rules } des règles et ne peut pas continuer avec la version { $here }. Finissez-la avec la version de Ludarium d’origine.
