/** What the options of the drug dealer say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  corpseFoilsDrugs: 'Срывает ли труп среди двух целей весь ход наркодилера или только дозу для этой цели.',
}
