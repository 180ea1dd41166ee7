goal-arena = Rentrer avec 10/10/10
