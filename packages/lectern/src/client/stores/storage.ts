/** Local storage that may be refused or full: reading gives nothing then, and writing is forgotten. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn('Local storage cannot be read; choices are not kept.', error);
    return null;
  }
}

export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn('Local storage cannot be written; choices are not kept.', error);
  }
}
