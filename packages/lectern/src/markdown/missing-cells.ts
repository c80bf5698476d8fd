/**
 * The maximum number of cells missing in a document's tables, because GFM adds an empty cell for each. A file of 23 kB
 * with a table of 10,000 columns and 500 short rows would become 5 million cells.
 */
export const mostMissingCells = 500_000;

/** Matches the row below a table's header, which determines the number of columns: `| --- | :-: |`. */
const delimiterRow = /^[>\s]*[|:-][|:\s-]*$/;

export function missingCells(): (line: string) => number {
  let columns = 0;
  let missing = 0;
  return (line) => {
    if (line.replace(/^[>\s]+/, '') === '') columns = 0;
    else if (line.includes('|') && delimiterRow.test(line)) columns = line.split(/-[\s:]*\|/).length;
    else if (columns > 0) missing += Math.max(0, columns - line.split('|').length);
    return missing;
  };
}
