import { useHref } from 'lectern/theme';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { ApiIntro, ApiText } from '../model/api-page.js';
import { introParts } from '../model/intro-sections.js';
import { useOpenapi } from './context.js';
import { Heading } from './Heading.js';
import { ServerList } from './Servers.js';
import { MoreOn, Text } from './Text.js';
import { useApiMessages } from './useApiMessages.js';

export function Intro({ intro, version }: { intro: ApiIntro; version: string }): ReactNode {
  const t = useApiMessages();
  const { documentUrl } = useOpenapi();
  const { logo, summary, description, specification, servers, externalDocs } = intro;
  return (
    <div className="api-intro">
      {logo === undefined ? null : <Logo logo={logo} />}
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
      {description === undefined ? null : <Description text={description} />}
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

/** The sidebar links to the main headings of the description, so these become headings of the page. */
function Description({ text }: { text: ApiText }): ReactNode {
  const { lead, sections } = introParts(text.markdown);
  return (
    <>
      <Text text={lead === '' ? undefined : { ...text, markdown: lead }} />
      {sections.map(({ id, title, depth, markdown }) => (
        <Fragment key={id}>
          <Heading level={depth === 1 ? 2 : 3} id={id} text={title} />
          <Text text={markdown === '' ? undefined : { ...text, markdown }} />
        </Fragment>
      ))}
    </>
  );
}

function Logo({ logo: { url, alt, href, background } }: { logo: NonNullable<ApiIntro['logo']> }): ReactNode {
  const base = useHref()({ route: '/' });
  const source = url.startsWith('/') ? base.replace(/\/$/, '') + url : url;
  const image = (
    <img src={source} alt={alt} {...(background === undefined ? {} : { style: { background } })} />
  );
  return <p className="api-logo">{href === undefined ? image : <a href={href}>{image}</a>}</p>;
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
