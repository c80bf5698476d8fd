import Layout from '@theme/Layout';
import TOC from '@theme/TOC';
import type { ReactNode } from 'react';
import { staticInIslands } from '../static-in-islands.js';
import type { ItemProps } from './DocumentItem.js';

/** Shows a Markdown page, for sites that wrap this component. Other sites don't need it. */
function MDXPage({ content: Content }: ItemProps): ReactNode {
  const { metadata, frontMatter, toc } = Content;
  const hasToc = frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <div className="container container--fluid margin-vert--lg">
        <div className="row">
          <div className={hasToc ? 'col col--8' : 'col'}>
            <article>
              <Content />
            </article>
          </div>
          {hasToc ? (
            <div className="col col--2">
              <TOC toc={toc} />
            </div>
          ) : null}
        </div>
      </div>
    </Layout>
  );
}

export default staticInIslands(MDXPage);
