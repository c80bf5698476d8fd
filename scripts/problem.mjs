/** An error that the user can fix. It is shown as a message without a stack trace. */
export class Problem extends Error {
  name = 'Problem';
}

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
