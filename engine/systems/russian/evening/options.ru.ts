/** What these options say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  silentHacked: 'Какой ролью пользуется взломанный черный на вторые сутки, если сам он ее не выбрал.',
  pimpForbids: 'Ходы какой роли сутенер запрещает рабу: только мирной или негативной тоже.',
}
