import { parseArgs } from 'node:util';

/** An option whose default is a number accepts only numbers. */
export function readOptions({ options, allowPositionals = false, help = '' }) {
  const usage = `Options: ${[...Object.entries(options).map(shown), '--help'].join(', ')}`;
  const parsed = attempt({ options, allowPositionals });
  const wrong = parsed.mistake ?? wrongNumber({ options, values: parsed.values });
  if (wrong !== undefined) {
    console.error(`${wrong} ${usage}`);
    process.exit(1);
  }
  if (parsed.values.help) {
    console.log(help || usage);
    process.exit(0);
  }
  return parsed;
}

function attempt({ options, allowPositionals }) {
  try {
    return parseArgs({ allowPositionals, options: { ...options, help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
    // The sentences after the first one in Node's message explain how to pass a positional argument that starts with a
    // dash.
    return { mistake: `${error.message.split(/[.\n]/)[0]}.` };
  }
}

const number = /^\d+(?:\.\d+)?$/;

function wrongNumber({ options, values }) {
  return Object.entries(options)
    .filter(([name, option]) => number.test(option.default) && !number.test(values[name]))
    .map(([name]) => `--${name} is "${values[name]}". Expected a number.`)[0];
}

function shown([name, option]) {
  if (option.type === 'boolean') return `--${name}`;
  return `--${name} ${number.test(option.default) ? 'N' : 'VALUE'}`;
}
