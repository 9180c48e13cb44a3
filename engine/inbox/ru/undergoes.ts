/** What is done to somebody by a deed of his own: «пусть посидит», «сегодня отдохнет». */

/** «Посидит», «сгорит»: who is said to do so is whom it is done to. */
export const undergoes = (word: string): boolean =>
  /^(?:(?:по|от|за)?сид[ия]т|(?:с|по)?гор[ия]т|умр[еу]т|погибн[еу]т|помр[еу]т|получ[аи]?[еия]?т|остан[еу]т|отдохн[еу]т|отдыха[ею]т|(?:за|пере)?ночу[еют]+|леч[ия]тся)$/u.test(
    word,
  )
