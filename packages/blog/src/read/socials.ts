const profiles = new Map<string, string>(
  Object.entries({
    x: 'https://x.com/',
    twitter: 'https://twitter.com/',
    github: 'https://github.com/',
    linkedin: 'https://www.linkedin.com/in/',
    stackoverflow: 'https://stackoverflow.com/users/',
    bluesky: 'https://bsky.app/profile/',
    instagram: 'https://www.instagram.com/',
    threads: 'https://www.threads.net/@',
    mastodon: 'https://mastodon.social/@',
    twitch: 'https://twitch.tv/',
    youtube: 'https://youtube.com/@',
    telegram: 'https://t.me/',
    email: 'mailto:',
  }),
);

export function socialAddresses(socials: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(socials).map(([network, value]) => {
      const isAddress = /^[a-z][a-z+.-]*:/i.test(value);
      return [
        network,
        isAddress ? value : (profiles.get(network.toLowerCase()) ?? '') + value.replace(/^@/, ''),
      ];
    }),
  );
}
