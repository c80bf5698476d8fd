export function snapshotText(value: unknown): string;
