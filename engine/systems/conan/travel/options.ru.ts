/** What the options about travellers say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'travel.delay': 'Через сколько смен фазы наступает возвращение из-за границы.',
  'travel.canLeaveAgain': 'Может ли путешественник снова уехать.',
  'travel.public': 'Объявляют ли о возвращении.',
}
