/** What a hypnotist says of the visitors sent to each of several targets. */

/** Which target a key is about, and the same in Russian. */
export const places = {
  first: 'первой',
  second: 'второй',
  third: 'третьей',
  fourth: 'четвертой',
  fifth: 'пятой',
  sixth: 'шестой',
}
/** A key for each of these targets. */
export const visitorKeys = Object.fromEntries(
  Object.entries(places).map(([en, ru], place) => [
    `for${place + 1}`,
    {
      says: {
        en: `which visitors go to the ${en} target: roles with commas, all others where absent`,
        ru: `какие гости идут к ${ru} цели: роли через запятую; если ничего не указано, все остальные`,
      },
    },
  ]),
)
