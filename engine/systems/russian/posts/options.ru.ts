/** What the options and prompts of the election say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  noVerticalMeansSecretary:
    'Сидит ли секретарша на вертикали власти и тогда, когда мэр сказал, что не выбирает никого.',
}

export const prompts: Readonly<Record<string, string>> = {
  secretary: 'Кого из тех, кто голосовал за нового мэра, мэр выбирает секретаршей?',
  mayor: 'Во втором туре равенство, и все голоса в нем оставлены заранее. Кто становится мэром?',
}
