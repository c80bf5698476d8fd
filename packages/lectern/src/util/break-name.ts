/** Splits an identifier at potential line breaks: `Audio|Input|Handler`, `docs/|intro`, `window|.origin`. */
export function breakName(name: string): string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[/_])(?=[^/_])|(?<=\w)(?=\.[A-Za-z])/);
}
