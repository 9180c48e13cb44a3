/** Words for what an order says besides whom it is about, in Russian. */

const forms = (written: string): string[] => written.split(', ')

const each = (...parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((so, some) => so.flatMap(one => some.map(two => `${one} ${two}`.trim())), [''])

/** Who is told something else than the truth, and how that is asked for: «следаку показать красного». */
const forged = (what: string): string[] =>
  each(
    ['следаку', 'следователю', 'сыщику', 'детективу'],
    ['показать', 'покажите', 'покажи', 'показываю', 'выдать', 'пусть видит', ''],
    forms(what),
  )

/**
 * Words for what an order says besides its targets: by the value of a key, also behind the key that they alone are of
 * (`protected:no`); by a key that is a player, what stands before his name; or by the ability where they only belong to it.
 */
export const keyWords: Readonly<Record<string, string[]>> = {
  buyVotes: forms('голос, голоса, голосов'),
  // A five stands behind the comma of a half as well, so that it is read as no number by itself.
  0.5: forms('полголоса, половину'),
  1: forms('1, один'),
  1.5: forms('полтора, 1.5'),
  2: forms('2, два'),
  2.5: forms('2.5, два с половиной'),
  3: forms('3, три'),
  4: forms('4, четыре'),
  exchange: forms('новый, нового'),
  fixExchange: forms('вчерашний, прошлый, предыдущий, прежний, старый, последний'),
  civil: forms('мирной, мирную, мирная, мирку, миркой'),
  negative: forms('негативной, негативную, негативная, черной, черную, негативку, негативкой'),
  whiten: forms('красный, красным, красного, красную'),
  'protected:no': forms(
    'без защиты, защиту не использую, защита не нужна, не защищаю, не предохраняюсь, без предохранения, защиту не ставлю, защиту не включаю, защиту не включаем, защиту не надо, защиты не надо, не защищаемся, не предохраняемся, защита выключена, защиту выключаю',
  ),
  'protected:yes': forms(
    'с защитой, защиту использую, с предохранением, предохраняюсь, защищаю себя, защиту включаю, защиту включаем, защиту включить, защита включена, включаю защиту, включаем защиту, включить защиту, защита нужна, предохраняемся, защищаемся, защиту ставлю, защиту ставим',
  ),
  'shown:red': forged('красного, красный, красным, красное'),
  'shown:black': forged('черного, черный, черным, черное'),
  'seem:home': [
    ...each(
      ['с запасным вариантом', 'запасной вариант', ''],
      ['остаться дома', 'дома'],
      ['для наблюдателей', 'для всех', 'для слежки'],
    ),
    ...each(['с запасным вариантом', 'запасной вариант', 'запасным вариантом'], ['дома', 'остаться дома', 'сижу дома']),
    ...forms('если что сижу дома, наблюдателям дома, запасной вариант дома, с запасным вариантом остаться дома'),
  ],
  'dose:double': forms('двойную, двойная, двойной'),
  'dose:triple': forms('тройную, тройная, тройной'),
  ...Object.fromEntries(
    forms('первую, вторую, третью, четвертую, пятую, шестую').map((nth, place) => [
      `night:${place + 1}`,
      each(['за', 'с', 'на', ''], [nth, `${place + 1}`, `${place + 1}-ю`], ['ночь']).concat(`ночь ${place + 1}`),
    ]),
  ),
  except: forms('кроме'),
  instead: forms('вместо'),
  body: forms('телом, трупом, труп, тело, трупа, тела, телу, трупу'),
  insure: forms('role:mafia, role:yakuza, мафию, мафии, якудзу, якудзы, их, выстрел, шот'),
  hypnotize: forms(
    'всех, все, всем, гостей, гости, гостям, посетителей, пришедших, приходящих, кто идет ко мне, кто придет ко мне, кто ко мне придет, кто ко мне идет, кто ко мне, кто придет',
  ),
  poison: forms('чай, кофе, стакан, бокал, суп, вино, еду, ужин'),
  verify: forms('вчерашнего, вчерашнюю, вчерашний, вчерашней'),
  serve: forms('ничего не меняю, текст не меняю, без изменений'),
  examine: forms('тело, тела, труп, трупы'),
  cutFace: forms('лицо, задание, задача, заданием'),
  watch: forms('дом, дома, дверью, двери, окнами'),
  release: forms('свободу'),
  take: forms('компании'),
  guard: forms('домой, дому'),
  burn: forms(
    'с собой, забираю, забрать, заберу, беру, взять, возьму, захвачу, захватываю, прихвачу, прихватываю, со мной, вместе со мной, забираю с собой, беру с собой, и с собой',
  ),
  copy: forms('следующие'),
}
