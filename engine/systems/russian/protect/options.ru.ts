/** What the options of doctor, blocker and morning say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  guardCountsAsRescue:
    'Считается ли нападением выстрел, который остановила защита: тогда жертва о нем узнает, а страховка не срабатывает.',
  guardFoilsSpecial: 'Что объявляют всем, если защита не подпустила особый ход оборотня.',
  civilBesideSpecial: 'Что объявляют всем, если арест сорвал вместе особый ход оборотня и мирный ход.',
  revealBlackOnNightDeath: 'Показывают ли обе роли черного, который умер ночью.',
}
