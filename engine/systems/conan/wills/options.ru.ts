/** What the options about wills say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'deadline.wills': 'За сколько минут до конца фазы перестают принимать завещания.',
  'will.showOn': 'При какой судьбе игрока показывают завещание.',
}
