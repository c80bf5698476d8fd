/** Each line lists English words that documentation uses for the same idea. One form of each stem is enough. */
const english = `a11y accessibility accessible
ai llm gpt
alias synonym
alt alternative
argument parameter
authentication auth login
broken dead
browser chrome firefox safari
chart diagram graph
choose select pick
config configuration settings
css stylesheet styling
customize override swizzle
database db sql
delay latency lag
delete remove erase
deploy publish host
directory folder
disable deactivate
docs documentation
environment env
equation formula math latex katex
error exception failure
event listener handler callback
example sample demo
fast speed performance slow
fix repair troubleshoot
function method
i18n internationalization translate localization
image picture photo
install setup
introduction overview quickstart
javascript js
markdown md mdx
menu navbar
microphone mic
offline internet network
opengraph og social
package dependency
persist save store storage
preview card
repository repo
reuse include partial snippet
stop halt cancel abort
typescript ts
upgrade migrate
url address
window dialog popup modal`;

/** Stemmers don't recognize irregular forms. */
const irregular = `begin began begun
bring brought
build built
child children
choose chose chosen
draw drew drawn
forget forgot forgotten
hear heard
hide hid hidden
hold held
index indices
keep kept
know knew known
lose lost
mouse mice
pay paid
person people
run ran
send sent
show shown
speak spoke spoken
take took taken
think thought
throw threw thrown
understand understood
vertex vertices
write wrote written`;

const unfinished = 5;

export type RelatedWords = (word: string) => readonly string[];

/** The created function returns stems. Only English has related words. */
export function createRelatedWords({
  language,
  stem,
}: {
  language: string;
  stem: (word: string) => string;
}): RelatedWords {
  if (!/^en\b/i.test(language)) return () => [];
  const related = new Map<string, string[]>();
  for (const line of `${english}\n${irregular}`.split('\n')) {
    const stems = line.split(' ').map(stem);
    for (const own of stems)
      related.set(own, [...(related.get(own) ?? []), ...stems.filter((other) => other !== own)]);
  }
  const wholeOf = (word: string): string | undefined =>
    word.length < unfinished ? undefined : [...related.keys()].find((key) => key.startsWith(word));
  return (word) => related.get(stem(word)) ?? related.get(wholeOf(word) ?? '') ?? [];
}
