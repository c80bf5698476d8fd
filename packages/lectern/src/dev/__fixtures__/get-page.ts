export async function getPage({
  server,
  path,
}: {
  server: { url: string };
  path: string;
}): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL(path, server.url));
  return { status: response.status, text: await response.text() };
}
