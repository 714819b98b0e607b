import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** However busy the machine: what never comes is told a little later. */
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
