/** Returns a function that tests whether a string contains all words of a query, in any order. */
export function matcher(query: string): (text: string) => boolean {
  const terms = query.trim().toLowerCase().split(/\s+/);
  return (text) => {
    const lower = text.toLowerCase();
    return terms.every((term) => lower.includes(term));
  };
}
