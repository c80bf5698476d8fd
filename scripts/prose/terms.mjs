/**
 * Words to avoid, and the field's term for each. A pattern is listed only if it has almost no other meaning, so a
 * match is almost always a mistake. `prose` rules apply to Markdown, messages, and test titles; `titles` rules apply
 * only to test titles; and `everywhere` rules also apply to comments and commit subjects.
 *
 * A line that needs such a word must state why, in a comment on that line or the line above: `prose-allow: <reason>`.
 */
export const terms = [
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, use: 'fix', in: 'prose' },
  { pattern: /\bput(?:s|ting)? (?:it |that |them )?right\b/gi, use: 'fix', in: 'everywhere' },
  { pattern: /\bcould not be had\b/gi, use: 'failed to load', in: 'everywhere' },
  { pattern: /\bwithout a load\b/gi, use: 'without reloading the page', in: 'everywhere' },
  { pattern: /\bsigns? of life\b/gi, use: 'first interaction', in: 'everywhere' },
  { pattern: /\bat the second try\b/gi, use: 'flaky', in: 'everywhere' },
  { pattern: /\bin small letters\b/gi, use: 'in lower case', in: 'everywhere' },
  { pattern: /\bcomplete address(?:es)?\b/gi, use: 'absolute URL', in: 'everywhere' },
  { pattern: /\bplaces? in the file\b/gi, use: 'source location', in: 'everywhere' },
  { pattern: /\bonly in (?:answers|requests)\b/gi, use: 'read-only or write-only', in: 'everywhere' },
  { pattern: /\bthe answer [1-5]\d\d\b/gi, use: 'the 200 response', in: 'everywhere' },
  {
    pattern: /\b(?:that|which) (?:is|are) not there\b/gi,
    use: 'that does not exist, or was not found',
    in: 'prose',
  },
  { pattern: /\bwhat people have tried\b/gi, use: 'manual test results', in: 'everywhere' },
  {
    pattern: /\bwhat is to (?:go|come)\b/gi,
    use: 'what the thing is, such as "files to delete"',
    in: 'everywhere',
  },
  { pattern: /\bas in JSON\b/g, use: 'JSON-serializable', in: 'everywhere' },
  { pattern: /\bwhite space around (?:it|them)\b/gi, use: 'surrounding whitespace', in: 'everywhere' },
  { pattern: /\banew\b/gi, use: 'again, or rebuild, regenerate, re-render', in: 'everywhere' },
  { pattern: /\b(?:takes?|took|taking) the place of\b/gi, use: 'replace', in: 'everywhere' },
  { pattern: /\bin (?:the )?place of\b/gi, use: 'instead of', in: 'everywhere' },
  {
    pattern: /\b(?:an? [\w-]+|[\w-]+s) of (?:its|their|your|his) own\b/gi,
    use: 'its own X, a separate X, or a custom X',
    in: 'everywhere',
  },
  { pattern: /\bwins? over\b/gi, use: 'override, or take precedence over', in: 'everywhere' },
  { pattern: /\bproposes\b/gi, use: 'suggests', in: 'everywhere' },
  { pattern: /\b(?:is|are|was|were) asked for\b/gi, use: 'requested', in: 'everywhere' },
  { pattern: /\b(?:is|are|was|were) told of\b/gi, use: 'notified of', in: 'everywhere' },
  {
    pattern:
      /(?<!there )\b(?:is|are) no (?:page|document|code|file|error|mistake|part|link|name|heading|path|address|island|component|script|prose|sentence|list|model|command|object|symbol)s?\b/gi,
    use: 'is not a X',
    in: 'everywhere',
  },
  {
    pattern: /\b(?:page|file|member|heading|package|part|name|symbol)s? that (?:is|are) gone\b/gi,
    use: 'that no longer exists',
    in: 'everywhere',
  },
  { pattern: /\blinks? that leads? nowhere\b/gi, use: 'broken link', in: 'everywhere' },
  { pattern: /\bwithout a word\b/gi, use: 'silently', in: 'everywhere' },
  { pattern: /\bfor good\b/gi, use: 'permanently', in: 'everywhere' },
  { pattern: /\bwhite space\b/gi, use: 'whitespace', in: 'everywhere' },
  { pattern: /\bpage for missing addresses\b/gi, use: '404 page', in: 'everywhere' },
  { pattern: /\bat the foot of\b/gi, use: 'at the bottom of', in: 'everywhere' },
  { pattern: /\bfaultless\b/gi, use: 'without errors, or valid', in: 'everywhere' },
  { pattern: /\bnearly right\b/gi, use: 'misspelled, or similar', in: 'everywhere' },
  { pattern: /\bin words of (?:your|their|its) own\b/gi, use: 'in your own words', in: 'everywhere' },
  { pattern: /\bno result of\b/gi, use: 'not a result of', in: 'everywhere' },
  {
    pattern:
      /(?:\b(?:undefined|absent|null|nothing|none|false|true|empty)`?|@throws(?: an?)? [`{}@\w ]+) where\b/gi,
    use: 'undefined if, or throws if',
    in: 'everywhere',
  },
  {
    pattern: /\b(?:recognizer|converter|library) of (?:commands|speech)\b/gi,
    use: 'command recognizer',
    in: 'everywhere',
  },
  { pattern: /\b(?:somebody|everybody)\b/gi, use: 'someone, everyone, or who it is', in: 'everywhere' },
  { pattern: /\bin their order\b/gi, use: 'in order', in: 'everywhere' },
  { pattern: /\bwithout case\b/gi, use: 'ignoring case', in: 'everywhere' },
  { pattern: /\bbeside (?:it|them|the (?:page|game|file|site))\b/gi, use: 'next to', in: 'everywhere' },
  {
    pattern: /\b(?:go|goes|went) on (?:alone|with|if|where|without)\b/gi,
    use: 'continue',
    in: 'everywhere',
  },
  { pattern: /\bmay stand (?:there|here)\b/gi, use: 'accepted values', in: 'everywhere' },
  { pattern: /\btime stamps?\b/gi, use: 'timestamp', in: 'everywhere' },
  { pattern: /\bunforeseen (?:exception|error)s?\b/gi, use: 'unexpected', in: 'everywhere' },
  {
    pattern: /\b(?:goes|go|went) on (?!being)[a-z]+ing\b/gi,
    use: 'keep, as in "keeps listening"',
    in: 'everywhere',
  },
  { pattern: /\berrors? of the build\b/gi, use: 'build error', in: 'everywhere' },
  { pattern: /\bgives? the (?:same )?bytes\b/gi, use: 'write the same bytes', in: 'everywhere' },
  { pattern: /\bmade again\b/gi, use: 'rebuilt, or regenerated', in: 'everywhere' },
  {
    pattern: /\b(?:that|which) (?:was|were|is|are) changed by others\b/gi,
    use: 'that another program changed',
    in: 'everywhere',
  },
  {
    pattern:
      /\b(?:holds?|holding) (?!any number of\b|down\b|the lock\b|up\b|on\b|true\b|still\b|it down\b)\w/gi,
    use: 'contain, keep, or be true',
    in: 'everywhere',
  },
  {
    pattern: /\bnothing of (?:the|its|it|a|an)\b/gi,
    use: 'nothing from, nothing about, or no part of',
    in: 'everywhere',
  },
  { pattern: /\bwins\b(?! over)/gi, use: 'takes precedence, or is used', in: 'everywhere' },
  { pattern: /\btravels? (?:as|to|with|in)\b/gi, use: 'is sent', in: 'everywhere' },
  { pattern: /\breach(?:es)? for (?:it|them|an? \w+)\b/gi, use: 'be about to use', in: 'everywhere' },
  { pattern: /\bin (?:its|their) place\b/gi, use: 'instead, or at its path', in: 'everywhere' },
  { pattern: /\bmay stand\b/gi, use: 'may be, or may come', in: 'everywhere' },
  {
    pattern: /\baddress(?:es)? of (?:(?:the|a|an|each) )?(?:page|site|tag|author|document|heading)s?\b/gi,
    use: 'URL',
    in: 'everywhere',
  },
  {
    pattern: /\bWhere (?:there (?:is|are)|they|(?:the |a |an |no )?\w+ (?:differ|fail|lack|need)s?)\b[^?]*,/g,
    use: 'if',
    in: 'everywhere',
  },
  {
    pattern: /\bgo(?:es)? without (?:it|them|one)\b/gi,
    use: 'do not use it, or have none',
    in: 'everywhere',
  },
  { pattern: /\bbrings (?:its|their|no)\b/gi, use: 'includes', in: 'everywhere' },
  { pattern: /\bas long again\b/gi, use: 'twice as long', in: 'everywhere' },
  { pattern: /\bcheck box(?:es)?\b/gi, use: 'checkbox', in: 'everywhere' },
  { pattern: /\balso without\b/gi, use: 'even without', in: 'everywhere' },
  { pattern: /\ban own\b(?! property)/gi, use: 'a custom X, a separate X, or its own X', in: 'everywhere' },
  { pattern: /\b(?:has|have|had) [\d.,]+ [kMG]?B\b/g, use: 'is 13 MB, or takes up 13 MB', in: 'everywhere' },
  {
    pattern: /\b(?:has|have|gets?|shows?) that of\b/gi,
    use: 'the noun again, as in "shows the description of its document"',
    in: 'everywhere',
  },
  {
    pattern: /\bof which (?:a|one|no) \w+ (?:is|was|has)\b/gi,
    use: 'if a part of it is X, or a clause that starts with its subject',
    in: 'everywhere',
  },
  {
    pattern:
      /\b(?:import|in an?|each|no|the) circles?\b|\bcircles? of (?:imports|redirects|references|\w+s that)\b/gi,
    use: 'cycle',
    in: 'everywhere',
  },
  { pattern: /\b(\w+ \w+):? \1\b/gi, use: 'it once', in: 'titles' },
];

/** British words, and British spellings that the spelling dictionaries accept. */
const british = [
  { pattern: /\b(?:licence|licences|licenced)\b/gi, use: 'license', in: 'everywhere' },
  {
    pattern: /\b(?:behaviour|colour|neighbour|favour|honour)(s|ed|ing)?\b/gi,
    use: 'the American spelling, -or',
    in: 'everywhere',
  },
  {
    pattern: /\b(?:cancelled|cancelling|labelled|labelling|travelled|modelled)\b/gi,
    use: 'the American spelling, with one l',
    in: 'everywhere',
  },
  {
    pattern: /\b(?:serialis|initialis|normalis|organis|recognis|optimis|customis)\w+/gi,
    use: 'the American spelling, -ize',
    in: 'everywhere',
  },
  {
    pattern: /\b(?:whilst|amongst|learnt|spelt)\b/gi,
    use: 'while, among, learned, or spelled',
    in: 'everywhere',
  },
  { pattern: /\bthe other way round\b/gi, use: 'vice versa', in: 'everywhere' },
  { pattern: /\bwith the square of\b/gi, use: 'quadratic, or quadratically', in: 'everywhere' },
  { pattern: /\babsent: /gi, use: 'if absent, …', in: 'everywhere' },
];

/** Comments must not begin with these words, because they don't name what the comment describes. */
const openings = [
  { pattern: /\/\*\* True (?:if|for)\b/g, use: 'Whether …', in: 'everywhere' },
  {
    pattern: /\/\*\* (?:Absent|Undefined) (?:if|for)\b/g,
    use: 'what it is; undefined if …',
    in: 'everywhere',
  },
  {
    pattern: /\/\*\* (?:None|Those|That of|The ones?|The same)(?: (?:that|which|of|if)\b|[,.;])/g,
    use: 'what it is, with its noun',
    in: 'everywhere',
  },
];

const allowed = /\bprose-allow: \w/;

export function termProblems({ lines, where }) {
  // Searching the whole text first is ten times faster than searching each line, because almost no rule matches.
  const text = lines.join('\n');
  const rules = [...terms, ...british, ...openings].filter(
    ({ in: scope, pattern }) => isApplied({ scope, where }) && text.search(pattern) !== -1,
  );
  return lines.flatMap((line, index) => {
    if (allowed.test(line) || allowed.test(lines[index - 1] ?? '')) return [];
    return rules.flatMap(({ pattern, use }) =>
      [...line.matchAll(pattern)].map((match) => ({
        line: index + 1,
        column: match.index + 1,
        message: `"${match[0]}" is a wording to avoid.`,
        fix: `Write: ${use}.`,
      })),
    );
  });
}

function isApplied({ scope, where }) {
  if (scope === 'everywhere' || scope === where) return true;
  return scope === 'prose' && where === 'titles';
}

/** Removes code without changing the line or column of other text. */
export function withoutCode(text) {
  let isFence = false;
  return text.split('\n').map((line) => {
    if (/^\s*(?:`{3,}|~{3,})/.test(line)) {
      isFence = !isFence;
      return '';
    }
    if (isFence) return '';
    return line
      .replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
      .replace(/\]\([^)]*\)/g, (link) => ' '.repeat(link.length))
      .replace(/\{#[^}]*\}/g, (id) => ' '.repeat(id.length));
  });
}

export function onlyComments(source) {
  let isBlock = false;
  return source.split('\n').map((line) => {
    if (isBlock) {
      if (line.includes('*/')) isBlock = false;
      return line;
    }
    const start = line.search(/(?:^|\s)\/\*|(?:^|\s)\/\/ /);
    if (start === -1) return '';
    isBlock = /\/\*/.test(line) && !line.includes('*/', start);
    return ' '.repeat(start) + line.slice(start);
  });
}

const sentences = /(['"`])((?:\\.|(?!\1).)*)\1/g;

/** Returns the strings that have at least four words, each at its original line and column. */
export function onlyMessages(source) {
  const comments = onlyComments(source);
  return source.split('\n').map((line, index) => {
    const code = comments[index] === '' ? line : line.slice(0, line.length - comments[index].trim().length);
    let text = '';
    for (const { 2: content, index: start } of code.matchAll(sentences))
      if (/(?:\S+\s+){3}\S/.test(content)) text = text.padEnd(start + 1) + content;
    return text;
  });
}

const titleOfTest = /^\s*(?:(?:test|it|describe)(?:\.\w+)*\(|\]\)\()(['"`])(.*?)\1/;
const callOfTest = /^\s*(?:(?:test|it|describe)(?:\.\w+)*|.*\))\($/;
const onlyTitle = /^\s*(['"`])(.*?)\1,$/;

/** Each title keeps its line and column. A long one may be on the line after the call. */
export function onlyTitles(source) {
  const all = source.split('\n');
  return all.map((line, index) => {
    const pattern = callOfTest.test(all[index - 1] ?? '') ? onlyTitle : titleOfTest;
    const [match, quote, title = ''] = pattern.exec(line) ?? [];
    return match === undefined ? '' : title.padStart(match.lastIndexOf(quote));
  });
}
