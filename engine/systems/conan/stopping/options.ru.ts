/** What the option about the neutralised says, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'notify.neutralised':
    'Сообщают ли нейтрализованному об этом: если не удалось что-то из его действий, всегда или никогда.',
}
