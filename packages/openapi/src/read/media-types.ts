// A body with the media type `*/*` is sent as JSON.
export function isJson(mediaType: string): boolean {
  return /^(?:application|text)\/(?:[\w.-]+\+)?json(?:;|$)/i.test(mediaType) || mediaType === '*/*';
}

export function isXml(mediaType: string): boolean {
  return /^(?:application|text)\/(?:[\w.-]+\+)?xml(?:;|$)/i.test(mediaType);
}

export function isForm(mediaType: string): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i.test(mediaType);
}
