/** What the options of the vote, with the Sheriff, the Councilor and the Pacifist, say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'tally.floorAtZero': 'Останавливается ли сумма на нуле, когда ее уменьшают отрицательные голоса.',
  'ballot.improper': 'Что из неправильного бюллетеня не считается.',
  'results.show': 'Чьи суммы публикуют: всех игроков и семей или только те, что не равны нулю.',
  'jail.blocksActions': 'Лишаются ли заключенные игрок и семья и дневных способностей.',
  'jail.public': 'Объявляют ли, кто был в тюрьме.',
}
