import { ApiResponse } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/api/problem';

/** Documents an error status that a call returns with problem details. */
export const ApiProblem = (status: number, description: string) =>
  ApiResponse({ status, description, standardSchema: problemSchema });
