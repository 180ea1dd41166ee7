goal-arena = Home with 10/10/10
