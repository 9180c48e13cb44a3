/** What somebody who was named is called when he is spoken of again: «арестовываю красавицу», «лечу бедолагу». */

const starting = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})`, 'u')

const ofWomen =
  starting(`красавиц красотк дам[аеуы]$ дамой$ дамочк девушк девиц барышн умниц(?:а|у|е|ей|ы)$ гражданк голубушк дурочк
  болтушк хитрюшк вертихвостк тетк(?:а|у|е|ой)$ старушк стервоз`)
const ofMen =
  starting(`красавчик красавец красавца негодя[йюея] злоде[йюея] наглец подлец мерзав(?:ец|ца|цу|цем) голубчик гражданин
  дурак(?:а|у|ом)?$ болтун молчун(?:а|у|ом)?$ хитрец умник(?:а|у|ом)?$ старик(?:а|у|ом)?$ паршив(?:ец|ца|цу|цем) нахал шельмец старин парн(?:я|ю|ем|ишк)
  мужик(?:а|у|ом)?$ дядьк товарищ(?:а|у|ем)?$`)
const ofAnybody =
  starting(`бедняг бедняжк бедолаг хитрюг зануд зараз(?:а|у|е|ой)$ крошк(?:а|у|е|ой)$ лапочк солнышк птичк персон(?:а|у|е|ой)$ особ(?:а|у|е|ой)$
  милаш тихон(?:я|ю|е|ей)$ подозреваем`)

export const isEpithet = (word: string): boolean => ofWomen.test(word) || ofMen.test(word) || ofAnybody.test(word)
/** Who may be called so. */
export const genderOfEpithet = (word: string): 'm' | 'f' | undefined =>
  ofWomen.test(word) ? 'f' : ofMen.test(word) ? 'm' : undefined
