import runtime from 'react/jsx-dev-runtime';
import './index.js';
import { withDefaultProps } from './with-default-props.js';

withDefaultProps(runtime);
