/** What the options of the end of the game say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  endCheckAfterLynch:
    'Побеждают ли черные сразу, если после линчевания красных осталось меньше, чем черных, или лишь с началом следующего дня.',
  parityHuntNeedsLostMayor:
    'Исключает ли действующий мэр охоту на ведьм, ради которой игра продолжается при равенстве красных и черных.',
}
