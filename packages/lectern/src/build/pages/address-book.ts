/** Every page links to the URLs in the shell, so storing numbers instead of URLs saves space. */
export interface AddressBook {
  numbersOf(addresses: readonly string[]): number[];
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
