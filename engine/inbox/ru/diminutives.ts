/** What people of a given name are called among friends: «Саша» is Александр or Александра, and who else is called so. */
import { declined } from './cases.ts'
import { folded } from './folded.ts'

const groups: readonly (readonly [full: string, short: string])[] = [
  ['александр александра', 'саша саня шура сашка санек сашенька шурик шурка санька сашок сашуля саныч'],
  ['алексей', 'леша леха алеша лешка'],
  ['алена елена', 'лена леночка ленка'],
  ['анастасия', 'настя настенька настюха'],
  ['андрей', 'андрюша андрюха'],
  ['анна', 'аня анечка анюта нюра анька'],
  ['антон', 'антоха тоша антошка'],
  ['артем артемий', 'тема темка'],
  ['борис', 'боря борька'],
  ['валентин валентина валерий валерия', 'валя валера'],
  ['василий', 'вася васька васек'],
  ['виктор', 'витя витек витька'],
  ['виктория', 'вика викуля викуся'],
  ['владимир владислав', 'вова володя вован влад владик'],
  ['галина', 'галя галка галочка'],
  ['георгий егор', 'жора гоша егорка'],
  ['григорий', 'гриша гришка'],
  ['дарья', 'даша дашка дашенька'],
  ['даниил данила', 'даня данька'],
  ['дмитрий', 'дима димка димон митя димочка димасик димас димыч диман димуля митька митяй митенька'],
  ['евгений евгения', 'женя женька женечка'],
  ['екатерина катерина', 'катя катька катюша катенька катюха катюня катрин'],
  ['елизавета', 'лиза лизка лизонька'],
  ['иван', 'ваня ванька ванечка'],
  ['игорь', 'игорек игореша'],
  ['ирина', 'ира иришка ирка ириша'],
  ['константин', 'костя костик костян'],
  ['ксения оксана', 'ксюша ксюха'],
  ['людмила', 'люда люся'],
  ['максим', 'макс максимка'],
  ['маргарита', 'рита ритка'],
  ['мария марья', 'маша машка машенька маруся маня манька маняша машуня машуля муся маруська'],
  ['михаил', 'миша мишка мишаня'],
  ['надежда', 'надя надюша'],
  ['наталья наталия', 'наташа наташка'],
  ['николай', 'коля колян коленька'],
  ['олег', 'олежка олежа'],
  ['ольга', 'оля оленька олька'],
  ['павел', 'паша пашка'],
  ['петр', 'петя петька'],
  ['роман', 'рома ромка ромашка'],
  ['семен', 'сема сеня'],
  ['сергей', 'сережа серега серый'],
  ['станислав', 'стас стасик'],
  ['степан', 'степа степка степашка степаша степушка степаныч'],
  ['татьяна', 'таня танька танюша'],
  ['тимофей', 'тима тимоха тимоша тимошка тимон тимыч тимка'],
  ['федор', 'федя федька'],
  ['юлия', 'юля юлька юленька'],
  ['юрий', 'юра юрка юрик'],
  ['яков', 'яша'],
]

/** Words of another meaning, or forms of them: «кости», «серого», «ромашка». */
const otherwise = new Set(
  'серый ромашка тема темы теме темой тему кости галка галки галке галкой галку мишка мишки'.split(' '),
)

/** A full name has every short one, and a short one the full ones; of short ones those that are of one stem: «Катя», «Катька». */
const called = new Map<string, Set<string>>()
for (const [full, short] of groups) {
  const [fulls, shorts] = [full.split(' '), short.split(' ')]
  const add = (name: string, others: readonly string[]): void =>
    void called.set(name, new Set([...(called.get(name) ?? []), ...others.filter(other => other !== name)]))
  for (const name of fulls) add(name, shorts)
  for (const name of shorts) add(name, [...fulls, ...shorts.filter(other => other.slice(0, 2) === name.slice(0, 2))])
}
// Who is called Катерина is Екатерина.
for (const pair of ['екатерина катерина', 'мария марья', 'наталья наталия', 'артем артемий', 'даниил данила'])
  for (const name of pair.split(' '))
    for (const other of pair.split(' ')) if (name !== other) called.get(name)!.add(other)

/** What else somebody of that name may be called; nothing of what is no given name. */
export const alsoCalled = (name: string): readonly string[] =>
  [...(called.get(folded(name)) ?? [])].filter(other => !otherwise.has(other))

/** A given name in its cases. Never the bare stem, which is a word of its own: «ром» is no Рома. */
export const casesOfGiven = (name: string): string[] =>
  [...new Set(Object.values(declined(name)).flat())].filter(form => !otherwise.has(form))
