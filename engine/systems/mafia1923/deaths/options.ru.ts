/** What the options about deaths and the Armed Robber say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'robber.causes': 'За какие смерти, кроме смерти от мафии и от суда, мстит грабитель.',
  'robber.unpreventable':
    'Неотвратима ли месть грабителя. Если нет, от нее спасают доктор, телохранитель или адвокат, выбравшие жертву.',
  'death.revealRole': 'Объявляют ли роль погибшего.',
}
