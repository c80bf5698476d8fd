import type { ReactNode } from 'react';
import type { ApiIntro } from '../model/api-page.js';
import { useOpenapi } from './context.js';
import { Heading } from './Heading.js';
import { ServerList } from './Servers.js';
import { MoreOn, Text } from './Text.js';
import { useApiMessages } from './useApiMessages.js';

/** What a document says of itself. */
export function Intro({ intro, version }: { intro: ApiIntro; version: string }): ReactNode {
  const t = useApiMessages();
  const { documentUrl } = useOpenapi();
  const { summary, description, specification, servers, externalDocs } = intro;
  return (
    <div className="api-intro">
      <p className="api-meta">
        <span>{t('theme.api.version', { version })}</span>
        <span>{specification}</span>
        {documentUrl === undefined ? null : (
          <a href={documentUrl} download="">
            {t('theme.api.download')}
          </a>
        )}
      </p>
      {summary === undefined ? null : <p className="lead">{summary}</p>}
      <Text text={description} />
      <MoreOn docs={externalDocs} />
      <Facts intro={intro} />
      {servers.length === 0 ? null : (
        <section className="api-part">
          <Heading level={2} id="servers" text={t('theme.api.servers')} />
          <ServerList servers={servers} />
        </section>
      )}
    </div>
  );
}

function Facts({ intro: { contact, license, termsOfService } }: { intro: ApiIntro }): ReactNode {
  const t = useApiMessages();
  const facts = [
    ...(contact === undefined ? [] : [<ContactLink key="contact" contact={contact} />]),
    ...(license === undefined
      ? []
      : [
          <span key="license">
            {t('theme.api.license')}:{' '}
            {license.url === undefined ? license.name : <a href={license.url}>{license.name}</a>}
          </span>,
        ]),
    ...(termsOfService === undefined
      ? []
      : [
          <a key="terms" href={termsOfService}>
            {t('theme.api.terms')}
          </a>,
        ]),
  ];
  return facts.length === 0 ? null : <p className="api-meta">{facts}</p>;
}

function ContactLink({ contact }: { contact: NonNullable<ApiIntro['contact']> }): ReactNode {
  const t = useApiMessages();
  const { name, url, email } = contact;
  const href = url ?? (email === undefined ? undefined : `mailto:${email}`);
  const label = name ?? email ?? url ?? '';
  return (
    <span>
      {t('theme.api.contact')}: {href === undefined ? label : <a href={href}>{label}</a>}
    </span>
  );
}
