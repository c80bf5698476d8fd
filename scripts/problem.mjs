/** Something that the person at the keyboard can fix: shown as its message alone, without a stack. */
export class Problem extends Error {
  name = 'Problem';
}

/** Runs a script's main function; a Problem ends it with its message, anything else is a bug and keeps its stack. */
export function runScript(main) {
  void run(main);
}

async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}
