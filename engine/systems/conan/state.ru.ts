/** What is kept of players besides their roles, and what the host records beside the play, in Russian. */
export const marks: Readonly<Record<string, string>> = {
  abroad: 'Не в стране: до этого игрока ничто не доходит, и сам он ничего не может.',
  injured: 'Без способностей, в том числе пассивных; голос и гаджеты остаются.',
  suspended: 'После ложного обвинения — без способностей, кроме голоса.',
  arrested: 'Недосягаем, без способностей и без голоса, пока этого игрока кто-нибудь не освободит.',
}

export const counters: Readonly<Record<string, string>> = {
  pills: 'Сколько осталось таблеток АПТХ: у Организации или у игрока, которому досталась изъятая.',
  turns: 'Сколько убийств попытался совершить член Организации.',
  gadgets: 'Сколько гаджетов у игрока.',
}

export const fields: Readonly<Record<string, { label: string; says: string }>> = {
  will: { label: 'Завещание', says: 'Что прочтут, когда игрок умрет.' },
  lover: { label: 'Пара', says: 'Второй из пары; у него назван этот игрок.' },
  disguise: { label: 'Маскировка', says: 'Роль, которой этот игрок показан.' },
}

export const forms: Readonly<
  Record<string, { title: string; says: string; fields: Readonly<Record<string, string>> }>
> = {
  hint: {
    title: 'Подсказка',
    says: 'Свободный текст в следующем посте.',
    fields: { text: 'Что говорит подсказка' },
  },
  publishedWill: {
    title: 'Опубликованное завещание',
    says: 'Другие слова, чем в завещании; оригинал хранится.',
    fields: { player: 'Чье завещание', text: 'Что публикуют', by: 'Кто это изменил' },
  },
  publishedDeath: {
    title: 'Опубликованная смерть',
    says: 'Другая смерть, чем настоящая: «найден у пристани».',
    fields: { player: 'Чья смерть', manner: 'Что случилось', by: 'Кто это изменил' },
  },
}
