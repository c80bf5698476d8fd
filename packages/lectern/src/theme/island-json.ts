/**
 * Returns JSON for an attribute of an island. If the JSON contains the HTML of another island, that island's attributes
 * contain JSON, too. `\\` would double the number of backslashes at each level, so this function writes `\u005c`.
 */
export function islandJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes('<lectern-island') ? json.replaceAll('\\\\', '\\u005c') : json;
}
