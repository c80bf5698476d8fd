/** The URLs that pages link to, each stored once: thousands of pages share those of the shell. */
export interface AddressBook {
  numbersOf(addresses: readonly string[]): number[];
  /** Returns the URLs by number. */
  list(): readonly string[];
}

export function addressBook(known: readonly string[] = []): AddressBook {
  const list = [...known];
  const numbers = new Map(list.map((address, index) => [address, index]));
  return {
    numbersOf: (addresses) =>
      addresses.map((address) => {
        const number = numbers.get(address) ?? list.length;
        if (number === list.length) {
          list.push(address);
          numbers.set(address, number);
        }
        return number;
      }),
    list: () => list,
  };
}
