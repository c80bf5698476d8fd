/**
 * The parts of an identifier between which a line may break: `Audio|Input|Handler`, `docs/|intro`, `window|.origin`.
 * Joined, they are the identifier.
 */
export function breakName(name: string): string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[/_])(?=[^/_])|(?<=\w)(?=\.[A-Za-z])/);
}
