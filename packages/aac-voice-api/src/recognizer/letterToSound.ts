/**
 * Rules for pronouncing English words that the dictionary lacks, such as `zorblax`, `wibble`, or a child's name.
 *
 * A rule has the form `left[letters]right=phones`: letters between `left` and `right` are pronounced as the phones
 * (ARPAbet, as in the CMU Pronouncing Dictionary). The first matching rule applies, so specific rules precede general
 * rules, and the last rule of each letter has no condition. Signs in `left` and `right`:
 *
 * | sign | stands for |
 * | --- | --- |
 * | `_` | the end of the word |
 * | `#` | a vowel letter |
 * | `^` | a consonant letter |
 * | `+` | `e`, `i`, or `y` |
 * | `%` | an ending: `e`, `es`, `ed`, `er`, `ers`, `ely`, then the end of the word |
 * | `*` | a vowel, then any letters (left only) |
 */
const RULES = `
_[a]_=AH
[are]_=EH R|[air]=EH R|[ar]r#=AE|[ar]#=EH R|w[ar]=AO R|qu[ar]=AO R|[ar]_=AA R|[ar]=AA R
[alk]=AO K|[all]=AO L|[alm]=AA M|[al]t=AO L|[augh]=AO|[au]=AO|[aw]=AO|[ay]=EY|[ai]=EY|[ae]=IY
[age]_=EY JH|[ange]=EY N JH|[aste]_=EY S T|[ation]=EY SH AH N|[a]tion=EY|[able]_=AH B AH L|w[a]^=AA|qu[a]=AA
[a]^%=EY|[a]^le_=EY|[a]^ing_=EY|^[a]^i#=EY|*[a]_=AH|[a]_=AH|[a]=AE
[bb]=B|m[b]_=|[b]=B
[ch]r=K|_[ch]#=CH|[cch]=CH|[ch]=CH|[ck]=K|[cc]+=K S|[cc]=K|s[c]+=|[ci]#=SH|[c]+=S|[c]=K
[dge]=JH|[dd]=D|[d]=D
[eigh]=EY|[ear]^=ER|[ear]=IH R|[eer]=IH R|[ere]_=IH R|[ei]=IY|[ea]d_=EH|[ea]th=EH|[ea]lth=EH|[ea]sure=EH|[ea]=IY|[ee]=IY
[ew]=UW|[eu]=Y UW|[ey]_=IY|[ey]=EY|_[er]r=EH|[er]r=EH|[er]=ER
t[ed]_=AH D|d[ed]_=AH D|p[ed]_=T|k[ed]_=T|f[ed]_=T|sh[ed]_=T|ch[ed]_=T|ss[ed]_=T|x[ed]_=T|*[ed]_=D
s[es]_=AH Z|z[es]_=AH Z|c[es]_=AH Z|g[es]_=AH Z|sh[es]_=AH Z|ch[es]_=AH Z|x[es]_=AH Z|*[es]_=Z
*[e]_=|_^[e]_=IY|^^[e]_=IY|*[el]_=AH L|*[en]_=AH N|*[et]_=AH T|*[ely]_=L IY|*[ement]_=M AH N T|*[ent]_=AH N T|*[ence]_=AH N S
*[eness]_=N AH S|*[ess]_=AH S|[e]^e_=IY|[e]=EH
[ff]=F|[f]=F
_[gh]=G|[ght]=T|[gh]_=|[gh]=G|_[gn]=N|[gn]_=N|[gg]=G|_[ge]t=G EH|_[gi]^=G IH|_[gi]v=G IH|[ge]_=JH|[g]+=JH|[g]=G
_[hon]=AA N|_[hou]r=AW|[h]#=HH|[h]=
[igh]=AY|[ier]_=IY ER|[ie]_=AY|[ied]_=IY D|[ies]_=IY Z|[ie]=IY|[ign]_=AY N|[ild]_=AY L D|[ind]_=AY N D|[ique]_=IY K
[ire]_=AY ER|[ir]=ER|[ion]=Y AH N|[ious]=IY AH S|[ia]=IY AH|[io]=IY OW
^[i]^le_=AY|*[ine]_=IY N|*[ive]_=IH V|*[ice]_=AH S|*[ite]_=AY T|[i]^%=AY|^^[i]^ing_=AY|*[ity]_=AH T IY|*[i]ng_=IH|[i]_=IY|[i]=IH
[j]=JH
_[kn]=N|[kk]=K|[k]=K
[lk]_=L K|^[le]_=AH L|^[les]_=AH L Z|^[led]_=AH L D|[ll]=L|[l]=L
[mn]_=M|[mm]=M|[m]=M
[ng]_=NG|[ng]ed_=NG|[ng]ing=NG|[ng]er_=NG|[nge]=N JH|[ng]+=N JH|[ng]=NG G|[nk]=NG K|[nx]=NG K S|[nn]=N|[n]=N
[ought]=AO T|[ough]=AH F|[oar]=AO R|[oor]=AO R|[our]_=AO R|[oa]=OW|[oe]_=OW|[oi]=OY|[oy]=OY|[ook]=UH K|[ood]_=UH D|[oo]=UW
[ous]_=AH S|[ould]=UH D|[ound]=AW N D|[ou]=AW|[own]_=OW N|[ow]el=AW|[ow]er=AW|_^[ow]_=AW|[ow]_=OW|[ow]=AW
[ore]=AO R|w[or]=ER|*[or]_=ER|[or]=AO R|[old]=OW L D|[oll]_=OW L|[olk]=OW K|[ost]_=OW S T|*[on]_=AH N|[ove]_=AH V|_s[o]me=AH|_c[o]me=AH|_d[o]ne=AH
[o]^%=OW|[o]^ing_=OW|[o]_=OW|[o]=AA
[ph]=F|_[ps]=S|_[pn]=N|[pp]=P|[p]=P
[qu]=K W|[q]=K
_[rh]=R|[rr]=R|[r]=R
[sch]=S K|[ssion]=SH AH N|#[sion]=ZH AH N|[sion]=SH AH N|[sure]_=ZH ER|[sh]=SH|[ss]=S|[sm]_=Z AH M|#[se]_=Z|#[s]#=Z
p[s]_=S|t[s]_=S|k[s]_=S|f[s]_=S|u[s]_=S|i[s]_=S|^[s]_=Z|e[s]_=Z|[s]=S
[tch]=CH|[tion]=SH AH N|[tial]=SH AH L|[tious]=SH AH S|[ture]=CH ER|[the]_=DH|_[th]is=DH|_[th]at=DH|_[th]e=DH|[ther]=DH ER|[th]=TH|[tt]=T|[t]=T
_[uni]=Y UW N IH|[ur]#=Y UH R|[ur]=ER|[uy]=AY|[ui]^=UW|g[u]#=|[ue]_=UW|r[u]^%=UW|l[u]^%=UW|j[u]^%=UW|[u]^%=Y UW|_[u]^#=Y UW|[ull]_=UH L|[u]_=UW|[u]=AH
[v]=V
_[wr]=R|[who]=HH UW|[wh]=W|[w]#=W|[w]=
_[x]=Z|[x]=K S
_[y]#=Y|_^[y]_=AY|_^^[y]_=AY|[y]^e_=AY|*[y]_=IY|[y]#=Y|[y]=IH
[zz]=Z|[z]=Z
`;

interface Rule {
  readonly left: RegExp;
  readonly letters: string;
  readonly right: RegExp;
  readonly phones: readonly string[];
}

const SIGNS: Readonly<Record<string, string>> = {
  '#': '[aeiouy]',
  '^': '[bcdfghjklmnpqrstvwxz]',
  '+': '[eiy]',
  '%': '(?:e|es|ed|er|ers|ely)$',
};

/**
 * Ignores accents and apostrophes. Returns `undefined` if the word contains any other character than English letters.
 */
export function letterToSound(word: string): string[] | undefined {
  const spelling = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/gu, '')
    .toLowerCase();
  if (!/^[a-z]+$/u.test(spelling)) return undefined;
  // A word without vowels, such as "brr", is spelled out.
  if (!/[aeiouy]/u.test(spelling)) return [...spelling].flatMap((letter) => LETTER_NAMES[letter] ?? []);
  const phones: string[] = [];
  for (let position = 0; position < spelling.length; ) {
    const rule = ruleFor({ spelling, position });
    phones.push(...(rule?.phones ?? []));
    position += rule?.letters.length ?? 1;
  }
  return phones.filter((phone, index) => phone !== phones[index - 1]);
}

function ruleFor({ spelling, position }: { spelling: string; position: number }): Rule | undefined {
  const before = spelling.slice(0, position);
  return rulesOf(spelling[position] ?? '').find(
    ({ left, letters, right }) =>
      spelling.startsWith(letters, position) &&
      left.test(before) &&
      right.test(spelling.slice(position + letters.length)),
  );
}

function rulesOf(letter: string): readonly Rule[] {
  return RULES_BY_LETTER.get(letter) ?? [];
}

function pattern(context: string): string {
  return [...context].map((sign) => SIGNS[sign] ?? sign).join('');
}

function parseRule(text: string): Rule {
  const [, left = '', letters = '', right = '', phones = ''] = /^(.*)\[(.+)\](.*)=(.*)$/u.exec(text) ?? [];
  const start = left.startsWith('*')
    ? `[aeiouy].*?${pattern(left.slice(1))}`
    : pattern(left.replace('_', ''));
  return {
    left: new RegExp(`${left.startsWith('_') ? '^' : ''}${start}$`, 'u'),
    letters,
    right: new RegExp(`^${pattern(right.replace('_', ''))}${right.endsWith('_') ? '$' : ''}`, 'u'),
    phones: phones === '' ? [] : phones.split(' '),
  };
}

function grouped(): Map<string, Rule[]> {
  const byLetter = new Map<string, Rule[]>();
  for (const rule of RULES.split(/[|\n]/u).filter(Boolean).map(parseRule)) {
    const letter = rule.letters[0] ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), rule]);
  }
  return byLetter;
}

const RULES_BY_LETTER: ReadonlyMap<string, readonly Rule[]> = grouped();

const LETTER_NAMES: Readonly<Record<string, readonly string[]>> = {
  b: ['B', 'IY'],
  c: ['S', 'IY'],
  d: ['D', 'IY'],
  f: ['EH', 'F'],
  g: ['JH', 'IY'],
  h: ['EY', 'CH'],
  j: ['JH', 'EY'],
  k: ['K', 'EY'],
  l: ['EH', 'L'],
  m: ['EH', 'M'],
  n: ['EH', 'N'],
  p: ['P', 'IY'],
  q: ['K', 'Y', 'UW'],
  r: ['AA', 'R'],
  s: ['EH', 'S'],
  t: ['T', 'IY'],
  v: ['V', 'IY'],
  w: ['D', 'AH', 'B', 'AH', 'L', 'Y', 'UW'],
  x: ['EH', 'K', 'S'],
  z: ['Z', 'IY'],
};
