export interface Shard {
  number: number;
  count: number;
}

export function shardName({ number, count }: Shard): string {
  return `${number}-of-${count}`;
}

/** Parses a shard such as `2/8`. Returns undefined if the text is invalid. */
export function parseShard(text: string): Shard | undefined {
  const [, number, count] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? [];
  const shard = { number: Number(number), count: Number(count) };
  return shard.number <= shard.count ? shard : undefined;
}
