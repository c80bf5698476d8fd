export function matcher(query: string): (text: string) => boolean {
  const terms = query.trim().toLowerCase().split(/\s+/);
  return (text) => {
    const lower = text.toLowerCase();
    return terms.every((term) => lower.includes(term));
  };
}
