/** Patterns for the end of a field's name. The first match applies, so specific patterns come first. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/e_?mails?$/i, 'ada@example.com'],
  [/(?:^|_)(?:first|given)_?name$/i, 'Ada'],
  [/(?:^|_)(?:last|family|sur)_?name$/i, 'Lovelace'],
  [/(?:^|_)full_?name$/i, 'Ada Lovelace'],
  [/(?:^|_)nick(?:_?name)?$/i, 'Ada'],
  [/(?:user_?name|login|owner|author|assignee)$/i, 'octocat'],
  [/(?:repo|repository)(?:_?name)?$/i, 'hello-world'],
  [/(?:^|_)org(?:ani[sz]ation)?$/i, 'octo-org'],
  [/(?:^|_)phone(?:_?number)?$/i, '+1-555-0100'],
  [/(?:^|_)(?:city|town)$/i, 'London'],
  [/(?:^|_)country$/i, 'Canada'],
  [/country(?:_?code)?$/i, 'CA'],
  [/(?:^|_)(?:state|province|region)(?:_?code)?$/i, 'ON'],
  [/currency(?:_?code)?$/i, 'USD'],
  [/(?:postal|zip)(?:_?code)?$/i, 'K1A 0B1'],
  [/(?:locale|lang(?:uage)?)$/i, 'en'],
  [/time_?zone$/i, 'UTC'],
  [/(?:^|_)(?:url|uri|href|link|website|homepage)$/i, 'https://example.com'],
  [/(?:^|_)(?:domain|host|host_?name)$/i, 'example.com'],
  [/(?:^|_)ip(?:_?address)?$/i, '192.0.2.1'],
  [/(?:^|_)colou?r$/i, '#336699'],
  [/(?:^|_)(?:sha|commit)$/i, '6dcb09b5b57875f334f61aebed695e2e4193db5e'],
  [/(?:^|_)(?:branch|ref)$/i, 'main'],
  [/(?:^|_)version$/i, '1.0.0'],
  [/(?:file_?name|filename|^file)$/i, 'photo.png'],
  [/(?:^|_)path$/i, 'docs/readme.md'],
  [/(?:^|_)(?:birthday|birth_?date|date_of_birth|dob)$/i, '1990-01-31'],
  [/(?:^|_)(?:date|day)$/i, '2030-01-31'],
  [/(?:^|_)time$/i, '12:30'],
  [/(?:^|_)(?:id|uid|identifier|cursor)s?$/i, 'abc123'],
  [/(?:^|_)(?:starting_after|ending_before|after|before)$/i, 'abc123'],
  [/(?:^|_)(?:street|address(?:_?line_?1)?|line_?1)$/i, '12 Main Street'],
  [/(?:^|_)(?:address_?)?line_?2$/i, 'Apartment 3'],
  [/(?:^|_)(?:company|company_?name|business_?name)$/i, 'Example Ltd.'],
  [/(?:^|_)(?:query|search|q|keyword)$/i, 'cats'],
  [/(?:^|_)(?:tag|label|topic)s?$/i, 'example'],
  [/(?:^|_)(?:token|secret|api_?key|password|passcode)$/i, 'example-secret'],
  [/(?:^|_)emoji(?:_?name)?$/i, '👍'],
  [/(?:^|_)gender$/i, 'female'],
  [/(?:^|_)(?:cvc|cvv)$/i, '123'],
];

/** The examples of these fields contain the name of the field, such as `Example title`. */
const forPeople =
  /(?:^|_)(name|title|description|message|summary|subject|comment|note|reason|caption|text|body|content|topic|question|answer)s?$/i;

/** Patterns for a field's description. The first match applies, so specific patterns come first. */
const byDescription: readonly (readonly [RegExp, string])[] = [
  [/\bISO[ -]?4217\b|\bcurrency code\b/i, 'USD'],
  [/\bISO[ -]?3166\b|\bcountry code\b/i, 'CA'],
  [/\bE\.?164\b/i, '+15550100'],
  [/\be-?mail address\b/i, 'ada@example.com'],
  [/\b(?:ISO[ -]?8601|RFC[ -]?3339)\b/i, '2030-01-31T12:30:00Z'],
  [/\bYYYY-MM-DD\b/i, '2030-01-31'],
  [/\bbase-?64\b/i, 'SGVsbG8='],
  [/\b(?:the|a) URL\b/i, 'https://example.com'],
  [/\b(?:SID|UUID)\b/, '123e4567-e89b-12d3-a456-426614174000'],
  [/\b(?:unique )?(?:identifier|id)\b/i, 'abc123'],
];

export function tellingTexts({
  name,
  description,
}: {
  name: string;
  description: string | undefined;
}): string[] {
  const words = nameWords(name);
  const [, text] = forPeople.exec(words) ?? [];
  const named = byName.filter(([pattern]) => pattern.test(words)).map(([, value]) => value);
  const described = byDescription
    .filter(([pattern]) => pattern.test(description ?? ''))
    .map(([, value]) => value);
  return [...named, ...(text === undefined ? [] : [`Example ${text.toLowerCase()}`]), ...described];
}

export function namedPlaceholder(name: string): string {
  const words = nameWords(name)
    .toLowerCase()
    .replace(/\W+/g, '_')
    .split('_')
    .filter((word) => word !== '');
  // The sampler names the fields of a map `property1`, `property2`, and so on, which says nothing about the value.
  const [first = 'value'] = words;
  return ['example', ...(/^property\d$/.test(first) ? ['value'] : words)].join('-');
}

export function nameWords(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1_$2').replace(/[-\s.]+/g, '_');
}
