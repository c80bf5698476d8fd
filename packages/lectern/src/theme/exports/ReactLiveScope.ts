import * as React from 'react';

/** What live examples may use; a site has its own in `src/theme/ReactLiveScope`. */
const ReactLiveScope: Readonly<Record<string, unknown>> = { React, ...React };

export default ReactLiveScope;
