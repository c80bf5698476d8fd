import React from 'react';
import runtime from 'react/jsx-runtime';
import { withDefaultProps } from './with-default-props.js';

withDefaultProps(React);
withDefaultProps(runtime);
