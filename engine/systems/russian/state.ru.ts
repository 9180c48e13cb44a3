/** What is kept of seats and groups, and what the host records beside the play, in Russian. */
export const marks: Readonly<Record<string, string>> = {
  maimed: 'Мирной роли и цвета больше нет, навсегда.',
  faceCut: 'Безликий срезал это лицо: мирной роли нет, пока оно не вернется.',
  captive: 'В плену у экзекутора: мирной роли нет.',
  released: 'Отпущен экзекутором: этой ночью хода нет.',
  poisoned: 'Умрет от яда, если никто вовремя не вылечит.',
  drugged: 'Под наркотиками: барьер на каждом голосовании до конца дня.',
  noPoison: 'Отравления исчерпаны.',
}

export const counters: Readonly<Record<string, string>> = {
  shots: 'Запасные выстрелы стороны.',
  extraPoisonings: 'Отравления, которые переданы отравителю как выстрелы и еще остались.',
  poisoningsSpent: 'Израсходовано ли первое отравление отравителя.',
  storedVotes: 'Голоса, которые наркодилер отложил.',
  souls: 'Души, которые есть у культиста.',
  soulsTaken: 'Души, которые культист забрал, потраченные тоже.',
  quarterWins: 'Четверти победы сверх итога: безликого — за линчевания, остальных — за лицо безликого.',
  outcome: 'Чем кончилась игра для безликого: победой, ничьей или поражением.',
}

export const fields: Readonly<Record<string, { label: string; says: string }>> = {
  negative: { label: 'Негативная роль', says: 'Черная роль поверх мирной.' },
  faceless: { label: 'Безликий', says: 'Серый игрок, который срезает лица.' },
  title: { label: 'Пост', says: 'Мэр или секретарша.' },
  heir: { label: 'Наследник маньяка', says: 'Убивает вместо маньяка, прежде всех остальных.' },
}

export const forms: Readonly<
  Record<string, { title: string; says: string; fields: Readonly<Record<string, string>> }>
> = {
  roleBlock: {
    title: 'Блок роли',
    says: 'Игрок не может пользоваться мирной ролью или обеими ролями одни или двое игровых суток: из-за роли, за которую в списке пока не играют, или в наказание.',
    fields: { player: 'Игрок', role: 'Роль', days: 'Игровые сутки' },
  },
  lynch: {
    title: 'Линчевание',
    says: 'Кто залинчован, что бы ни говорили голоса: для переголосования или голосования, которое прошло в другом месте.',
    fields: { who: 'Залинчован', second: 'Залинчован также', emptyRevote: 'Переголосование закончилось без жертв' },
  },
  shots: {
    title: 'Запасные выстрелы',
    says: 'Исправляет учет выстрелов стороны.',
    fields: { side: 'Сторона', count: 'Выстрелы' },
  },
}
