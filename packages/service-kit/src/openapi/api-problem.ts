import { ApiResponse } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/api/problem';

/** Documents a status that a call answers with a problem. */
export const ApiProblem = (status: number, description: string) =>
  ApiResponse({ status, description, standardSchema: problemSchema });
