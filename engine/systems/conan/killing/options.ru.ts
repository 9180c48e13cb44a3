/** What the options about injuries, lovers, bribes and Vengeance say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'injured.phases': 'Сколько фаз длится ранение после своей; 0 — навсегда.',
  'injury.onHealed': 'Ранен ли тот, на кого напали и кого вылечили.',
  'injury.onProtected': 'Ранен ли тот, на кого напали и кого защитили.',
  'lovers.suicideOn': 'Умирает ли влюбленный, убив второго, только по приказу лидера или по чьему бы то ни было.',
  'lovers.dieTogether': 'Умирает ли влюбленный, только если убил второго, или всякий раз, когда второй умирает.',
  'lovers.jointWin': 'Побеждают ли влюбленные с разных сторон вместе, когда больше никого не осталось.',
  'bribe.freesKiller': 'Дает ли подкуп убить тому убийце, которого до этого арестовали.',
  'bribe.reachesJail': 'Достигает ли убийство с подкупом арестованной жертвы.',
  'vengeance.mode': 'Кого забирает «Месть».',
  'vengeance.on': 'Что вызывает «Месть».',
}
