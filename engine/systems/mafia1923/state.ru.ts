/** What is kept of a player besides his role, in Russian. */
export const marks: Readonly<Record<string, string>> = {
  injured: 'Не голосует и не делает ходов в день и ночь после ранения.',
  poisoned: 'Жив, но умирает в конце ночи после отравления, если его не исцелят.',
  exiled: 'Вне игры: живым не считается и никогда не побеждает.',
}

export const counters: Readonly<Record<string, string>> = {
  missedVotes: 'Дни без бюллетеня.',
  improperVotes: 'Дни с неправильным бюллетенем.',
  butlerAttempts: 'Покушения мафии на этого дворецкого.',
}

export const fields: Readonly<Record<string, { label: string; says: string }>> = {
  family: { label: 'Семья', says: 'Семья, к которой принадлежит игрок.' },
  level: { label: 'Уровень', says: 'Уровень, с которым игрок записался.' },
}
