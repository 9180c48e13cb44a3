/** Penalties as the host records them, in Russian. */
const common = { player: 'Игрок', offence: 'За что' }

export const penaltyForms: Readonly<
  Record<string, { title: string; says: string; fields: Readonly<Record<string, string>> }>
> = {
  voteBan: {
    title: 'Лишение голоса',
    says: 'Наказание: на ближайших голосованиях у игрока нет голоса, и автоголоса тоже.',
    fields: { ...common, votes: 'Голосования' },
  },
  mandatoryVictim: {
    title: 'Обязательная жертва',
    says: 'Наказание: на ближайшем голосовании игрок умирает вместе с тем, кого оно выбрало, и спасти его нельзя.',
    fields: common,
  },
  sanction: {
    title: 'Наказание',
    says: 'Любое другое наказание на усмотрение ведущего: поражение, бан, зеленый билет на будущую игру.',
    fields: { ...common, penalty: 'Наказание', note: 'Примечание' },
  },
}
