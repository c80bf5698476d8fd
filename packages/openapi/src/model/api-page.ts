/**
 * An API reference as pages render it, for OpenAPI 3.0 to 3.2 and Swagger 2.0. Every route, anchor, example, and code
 * sample is already resolved.
 */
import type { ApiLocation, ApiTarget, ApiText } from './api-location.js';
import type { SecurityRequirement, SecurityScheme } from './api-security.js';
import type { CodeSample } from './code-sample.js';
import type { MockData } from './mock-data.js';
import type { SchemaNode } from './schema-model.js';

export type { ApiLocation, ApiTarget, ApiText } from './api-location.js';
export type { OAuthFlow, SecurityRequirement, SecurityScheme } from './api-security.js';
export type { JsonSchema, JsonValue } from './json-schema/types.js';
export type { MockData, MockOperation } from './mock-data.js';
export type {
  Discriminator,
  SchemaCondition,
  SchemaLimits,
  SchemaNode,
  SchemaProperty,
  SchemaType,
} from './schema-model.js';

/** The method in lower case. OpenAPI 3.2 allows any method. */
export type HttpMethod = string;

/**
 * The content of one page. All kinds of pages have the same fields, and unused fields are empty. The kinds are:
 * - `single`: everything, in the order `intro`, `groups`, `schemas`.
 * - `overview`: the first page of a document that is split into several pages, with `intro` and `index`.
 * - `tag`: one group with its operations in full.
 * - `operation`: one group with one operation.
 * - `schemas`: all named schemas of a split document, or links to them if each schema has its own page.
 * - `schema`: one named schema.
 */
export interface ApiPage {
  kind: 'single' | 'overview' | 'tag' | 'operation' | 'schemas' | 'schema';
  api: { title: string; version: string; route: string };
  title: string;
  intro?: ApiIntro | undefined;
  /** Empty except on an overview. */
  index: ApiIndexGroup[];
  groups: ApiGroup[];
  schemas: NamedSchema[];
  /** Set only on the page that lists the schemas, and only if each schema has its own page. */
  schemaIndex?: { name: string; target: ApiTarget }[] | undefined;
  schemasByName: Readonly<Record<string, UsedSchema>>;
  securitySchemes: SecurityScheme[];
  /** The data of the page's console; undefined if the page has no operation. */
  mock?: MockData | undefined;
}

/**
 * The props don't include the console's data, which is in a separate file, because most readers never open the console.
 */
export interface OpenapiPageProps {
  api: ShownPage;
  /** The root-relative URL of the JSON file with `MockData`, which the console fetches when it opens. */
  consoleUrl?: string | undefined;
  documentUrl?: string | undefined;
  onBrokenLinks?: 'throw' | 'warn' | 'ignore' | undefined;
}

export interface DocumentLink {
  label: string;
  /** The route of the API's first page, without the base path. */
  route: string;
  current: boolean;
}

export type ShownPage = Omit<ApiPage, 'mock'>;

export interface ApiIntro {
  /** The logo from `x-logo`: an absolute URL, or a root-relative path on the site. */
  logo?: { url: string; alt: string; href?: string | undefined; background?: string | undefined } | undefined;
  summary?: string | undefined;
  description?: ApiText | undefined;
  /** The name and version of the specification, such as `OpenAPI 3.1.0` or `Swagger 2.0`. */
  specification: string;
  servers: ApiServer[];
  contact?: { name?: string | undefined; url?: string | undefined; email?: string | undefined } | undefined;
  license?: { name: string; url?: string | undefined } | undefined;
  termsOfService?: string | undefined;
  externalDocs?: ExternalDocs | undefined;
}

/** `url` is an absolute http(s) URL, which becomes a link, or a relative URL, which is shown as text. */
export interface ExternalDocs {
  url: string;
  description?: ApiText | undefined;
}

export interface ApiServer {
  url: string;
  defaultUrl: string;
  description?: ApiText | undefined;
  variables: { name: string; default: string; enum: string[]; description?: ApiText | undefined }[];
}

export interface ApiIndexGroup {
  name: string;
  /** The name of the tag's group, from `x-tagGroups` or the tag's `parent`. */
  section?: string | undefined;
  target?: ApiTarget | undefined;
  description?: ApiText | undefined;
  operations: ApiOperationLink[];
}

export interface ApiOperationLink {
  method: HttpMethod;
  path: string;
  title: string;
  deprecated: boolean;
  target: ApiTarget;
}

export interface ApiGroup {
  id: string;
  name: string;
  section?: string | undefined;
  description?: ApiText | undefined;
  externalDocs?: ExternalDocs | undefined;
  operations: ApiOperation[];
}

export interface ApiOperation {
  /** Unique in the document. Also the ID of the operation's heading, and the operation's key in `mock.operations`. */
  id: string;
  operationId?: string | undefined;
  method: HttpMethod;
  path: string;
  /** The summary, or else the `operationId` split into words, or else the method and path. */
  title: string;
  description?: ApiText | undefined;
  deprecated: boolean;
  /** A webhook has no form, because the API sends the request, not the reader. */
  webhook: boolean;
  externalDocs?: ExternalDocs | undefined;
  tags: string[];
  target: ApiTarget;
  location: ApiLocation;
  /**
   * A list of alternatives, each a list of required schemes. Authentication isn't needed if the list is empty, and is
   * optional if one alternative is.
   */
  security: SecurityRequirement[][];
  parameters: { in: ParameterLocation; list: ApiParameter[] }[];
  requestBody?: ApiBody | undefined;
  responses: ApiResponse[];
  callbacks: ApiCallback[];
  servers: ApiServer[];
  samples: CodeSample[];
}

export interface ApiCallback extends Pick<ApiOperation, 'parameters' | 'requestBody' | 'responses'> {
  name: string;
  /** A runtime expression for the URL, which refers to the caller's request, such as `{$request.body#/url}`. */
  expression: string;
  method: HttpMethod;
  title: string;
  description?: ApiText | undefined;
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export interface ApiParameter {
  name: string;
  in: ParameterLocation;
  required: boolean;
  deprecated: boolean;
  description?: ApiText | undefined;
  schema: SchemaNode;
  /**
   * How a list or an object is serialized, such as `form`. Absent for the default style of the parameter's location.
   */
  style?: string | undefined;
  explode?: boolean | undefined;
  allowReserved?: boolean | undefined;
  allowEmptyValue?: boolean | undefined;
  /** The media type of the serialized value. Absent if `style` determines how the value is serialized. */
  mediaType?: string | undefined;
  examples: ApiExample[];
}

export interface ApiBody {
  required: boolean;
  description?: ApiText | undefined;
  content: ApiContent[];
}

export interface ApiContent {
  mediaType: string;
  schema?: SchemaNode | undefined;
  examples: ApiExample[];
  encoding?:
    | { field: string; contentType?: string | undefined; style?: string | undefined; headers: ApiHeader[] }[]
    | undefined;
}

export interface ApiExample {
  /** The example's key in the document, or `example` if it has no key. */
  name: string;
  summary?: string | undefined;
  description?: ApiText | undefined;
  /** Formatted for the media type. Empty if there is only an `externalValue`. */
  text: string;
  language: 'json' | 'xml' | 'text';
  sampled: boolean;
  /** Whether deep levels of a generated example were replaced with `…`. */
  shortened?: boolean | undefined;
  externalValue?: string | undefined;
}

export interface ApiResponse {
  status: string;
  statusText: string;
  description?: ApiText | undefined;
  headers: ApiHeader[];
  content: ApiContent[];
  links: ApiLink[];
}

export interface ApiLink {
  name: string;
  operationId?: string | undefined;
  description?: ApiText | undefined;
  /** Each value is a constant, or an expression that refers to the current request or response. */
  values: { name: string; value: string }[];
}

export interface ApiHeader {
  name: string;
  required: boolean;
  deprecated: boolean;
  description?: ApiText | undefined;
  schema: SchemaNode;
  examples: ApiExample[];
}

export interface UsedSchema {
  name: string;
  target: ApiTarget;
  /**
   * The schema; undefined if the page doesn't embed the schema. The schema is then fetched when the reader opens it.
   */
  schema?: SchemaNode | undefined;
}

export interface NamedSchema {
  name: string;
  target: ApiTarget;
  schema: SchemaNode;
  location: ApiLocation;
  examples: ApiExample[];
}
