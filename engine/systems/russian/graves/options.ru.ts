/** What the options of the cultist say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  soulsTransform: 'Преображают ли культиста три забранные души навсегда, или только пока у него есть три души.',
}
