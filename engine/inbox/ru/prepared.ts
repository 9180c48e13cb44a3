/** A message made ready to be cut into sentences; every letter keeps its place. */
import { type Moves, withoutRemarks, withoutRhetoric } from './side-remarks.ts'
import { asides, courtesies, notMeant, reasons } from './words.ts'

const blank = (said: string): string => ' '.repeat(said.length)

/** What begins a correction in the middle of a sentence, which then begins a sentence of its own. */
const setsRight =
  /(?<=[\p{L}\p{N})])(?:[,–—]|\s(?=\s*(?:хотя нет|ой|упс|вернее|точнее|то\s?есть)(?![\p{L}\p{N}])))(?=\s*(?:хотя нет|нет|ой|упс|вернее|точнее|то\s?есть)(?![\p{L}\p{N}]))/giu

/** «Проверяю Комара, вдруг он еретик?»: only the reason is asked. */
const withItsSign = new RegExp(String.raw`${reasons.source}\??`, 'giu')

/** «Хотелось бы, чтобы под наблюдением оказались двое»: that is what is asked for, and no reason. */
const isWished = /(?<!\p{L})(?:хочу|хотел(?:а|ось)? бы|хотелось бы|желаю|надо|нужно)[\s,]*$/iu

/** «Если я верно понял правила», «если у меня есть места», «даже если он будет плакать»: nothing of the order hangs on it. */
const ifs = /(?<!\p{L})(даже\s+)?если\s+([^,.;:!?()\n]{2,80})/giu
const ofOneself =
  /(?<!\p{L})(?:я|меня|мне|мой|мы|вы|вам|вас|ты|тебе|тебя|ошибаюсь|правил\p{L}*)(?!\p{L})|^(?:не\s+)?\p{L}{3,}(?:[ую]|[ую]сь)(?!\p{L})/iu
const ofOutcome =
  /(?<!\p{L})(?:он|она|они|его|ее|её|ему|ей|их|нет|нельзя|никак|другой|другого|не\s+(?:получ|выйд|смог|хват|успе)\p{L}*)(?!\p{L})/iu

const isIdleIf = (even: string | undefined, said: string, names: Moves): boolean =>
  !names(said) && (even !== undefined || (ofOneself.test(said) && !ofOutcome.test(said)))

/** «Вместо новой проверки прошу…», «передумала насчет слежки, …»: what is left out for what is asked for. */
const leftOut =
  /(?<!\p{L})(?:вместо|(?:пере|раз)думал[аи]?\s+(?:насчет|насчёт|про|с|со))\s+(?!(?:не[ейё]|него|них|этого|того|нас|вас|всех|себя|меня)(?!\p{L}))\p{L}{3,}(?:(?<=(?:ой|ей|ого|его|ых|их))\s+\p{L}{3,})?(?!\p{L})/giu

/** «Проверьте, пожалуйста, Осу»: courtesy parts no clause. */
const courtesy =
  /,(\s*(?:пожалуйста|плиз|плз|пжл|пож|будь(?:те)? добры?|будь другом|конечно|разумеется|кстати|если можно)\s*),(?!\s*(?:что|чтоб|кто|как|если|котор|где|куда)(?!\p{L}))/giu

/** «Первое: …», «во-вторых, …», «2) …», at the beginning of a sentence: which of several things it is. */
const numbered =
  /(?<=(?:^|[.!?;\n])\s*)(?:перв(?:ое|ым делом)\s*[:–—-]|втор(?:ое|ым делом)\s*[:–—-]|треть(?:е|им делом)\s*[:–—-]|во-первых,|во-вторых,|в-третьих,|пункт\s+\p{L}+\s*[:–—-])/giu

/** «Устраиваю пожар. С собой забираю Лорда»: it goes on. */
const withMe = /[.!]+(?=\s+(?:и\s+)?(?:с собой|со мной)\s)/giu

/** «Пароль наверняка 12345 или имя кота»: in a clause of its own, of nothing to choose. */
const orAside = /,\s*(?!(?:или|либо)\s)[^,.;:!?()\n]{1,80}\s(?:или|либо)\s[^,.;:!?()\n]{1,80}(?=[.!?)\n]|$)/giu
const ofChoice =
  /(?<!\p{L})(?:нет|никого|завтра|потом|пас|другого|другую|кого|кому|его|ее|её|него|нее|неё|ему|ей|их|красн\p{L}*|черн\p{L}*)(?!\p{L})/iu

/**
 * Without reasons that are given, and courtesies; a correction stands apart, but behind a condition («если нет»).
 * @param orders whether something is asked for there in the first person: then it is no reason alone
 * @param moves whether any word of a move of the writer's stands there
 * @param names whether somebody is named there
 */
export const prepared = (body: string, orders: Moves, moves: Moves, names: Moves): string =>
  withoutRemarks(withoutRhetoric(body), moves, names)
    .replace(numbered, blank)
    .replace(withMe, (sign, at: number, all: string) =>
      moves(/[^.!?\n]*$/u.exec(all.slice(Math.max(0, at - 200), at))![0]) ? ','.padStart(sign.length) : sign,
    )
    .replace(orAside, said => (names(said) || moves(said) || ofChoice.test(said) ? said : blank(said)))
    .replace(leftOut, said => (names(said) ? said : blank(said)))
    .replace(courtesy, (_, said: string) => ` ${said} `)
    .replace(ifs, (all, even: string | undefined, said: string, at: number, whole: string) =>
      isIdleIf(even, said, names) && !/^[^.!\n]*\?/u.test(whole.slice(at, at + 400)) ? blank(all) : all,
    )
    .replace(withItsSign, (said, at: number, whole: string) =>
      orders(said) || (/^чтоб/iu.test(said) && isWished.test(whole.slice(Math.max(0, at - 24), at)))
        ? said
        : said.endsWith('?')
          ? `${blank(said.slice(0, -1))}.`
          : blank(said),
    )
    .replace(courtesies, blank)
    .replace(asides, blank)
    .replace(notMeant, blank)
    .replace(setsRight, ';')
    // A comma in a half is no end of a clause.
    .replace(/(?<=\d),(?=5(?!\d))/g, '.')
